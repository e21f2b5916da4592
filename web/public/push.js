/* The service worker: shows what the server pushed, and opens the table when it is clicked. It caches nothing. */
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const { title, body, tag, lang, link } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, data: { link } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const link = new URL(event.notification.data.link, self.location.origin)
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const there = windows.find((one) => new URL(one.url).pathname === link.pathname)
      return there ? there.focus() : self.clients.openWindow(link.href)
    }),
  )
})
