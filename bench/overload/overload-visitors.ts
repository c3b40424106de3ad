import autocannon from 'autocannon'

/**
 * Asks for list pages that nobody asked for before, over 512 connections for some seconds, and prints what came back.
 * A process of its own, so that it does not slow down the clock of whoever measures.
 */
const [address = '', seconds = '20'] = process.argv.slice(2)
let turn = 0
const result = await autocannon({
  url: address,
  connections: 512,
  duration: Number(seconds),
  timeout: 60,
  requests: [
    {
      setupRequest: (request: object) => ({
        ...request,
        path: `/product-list?price_min=${turn++}`,
        headers: { 'accept-encoding': 'br' },
      }),
    },
  ] as never,
})
const { '2xx': pages, '5xx': refused, errors, duration } = result
console.log(JSON.stringify({ pages, refused, errors, seconds: duration }))
