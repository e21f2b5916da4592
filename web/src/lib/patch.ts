/** What has changed between two JSON values, as the server says it (docs/protocol.md, "Changes"), put together again. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
/** `[value]`: a new one; `[]`: the name is gone; an object: the changes below */
export type Patch = Json[] | { [name: string]: Patch }

/** What became of a value. The old one stays as it is; what has not changed is the same object as before. */
export function applied(old: Json | undefined, patch: Patch): Json {
  if (Array.isArray(patch)) return patch[0]!
  if (Array.isArray(old)) {
    const items = [...old]
    const put = patch['+']
    if (Array.isArray(put)) items.splice(put[0] as number, put[1] as number, ...put.slice(2))
    for (const [place, change] of Object.entries(patch)) if (place !== '+') items[Number(place)] = applied(items[Number(place)], change)
    return items
  }
  const found: { [name: string]: Json } = { ...(old as { [name: string]: Json }) }
  for (const [name, change] of Object.entries(patch)) {
    if (Array.isArray(change) && !change.length) delete found[name]
    else found[name] = applied(found[name], change)
  }
  return found
}
