/** Web push: this browser is told of a turn even when no page is open. */
import { get } from './api'

/** Why it cannot be, as the id of a text; null if it can. */
export function pushObstacle(): string | null {
  if (!isSecureContext) return 'push-insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'push-unsupported'
  if (Notification.permission === 'denied') return 'push-denied'
  return null
}

/** What the server calls an endpoint; it shows nobody the endpoint itself. */
export async function fingerprint(endpoint: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)))
  return Array.from(digest.slice(0, 8), (x) => x.toString(16).padStart(2, '0')).join('')
}

/** This browser's subscription, if it has one. */
export async function subscription(): Promise<PushSubscription | null> {
  if (pushObstacle()) return null
  const worker = await navigator.serviceWorker.getRegistration('/')
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** Asks the person, then the browser's push service. Throws the id of a text that says what went wrong. */
export async function subscribe(): Promise<PushSubscription> {
  const obstacle = pushObstacle()
  if (obstacle) throw new Error(obstacle)
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('push-denied')
  const { key } = await get<{ key: string }>('/api/push')
  await navigator.serviceWorker.register('/push.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const wanted: PushSubscriptionOptionsInit = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await pushManager.subscribe(wanted)
  } catch {
    // it may hold one for another key: from before the server's database was made anew
    await (await pushManager.getSubscription())?.unsubscribe()
  }
  try {
    return await pushManager.subscribe(wanted)
  } catch {
    throw new Error('push-failed')
  }
}
