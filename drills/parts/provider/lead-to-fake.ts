/**
 * Is loaded into the process of the shop (NODE_OPTIONS=--import=…) and leads its calls to Tap to a fake provider on
 * this machine, as a firewall would that translates addresses. The code of the shop stays as it is.
 */
const { DRILL_PROVIDER = '' } = process.env
const ownFetch = globalThis.fetch

globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input)
  if (url.hostname !== 'api.tap.company') return ownFetch(input, init)
  return ownFetch(new URL(url.pathname + url.search, DRILL_PROVIDER), init)
}
