import { noticePages } from '@rimal/contract/notification-topics'
import { noticePath } from '@rimal/contract/pages/notice-path'
import { expect, test } from 'vitest'
import { markIcon, openPushed, showPushed } from './push.ts'

type Shown = { title: string; options: { data: { path: string }; dir: string; tag: string } }

/** The service worker in a browser that has these pages of the shop open. */
function worker(open: { url: string; canBeLed?: boolean }[] = []) {
  const shown: Shown[] = []
  const done: string[] = []
  const windows = open.map(({ url, canBeLed = true }) => ({
    url,
    async focus() {
      done.push(`focus ${new URL(url).pathname}`)
      return this
    },
    async navigate(path: string) {
      if (!canBeLed) throw new Error('not controlled')
      done.push(`navigate ${path}`)
    },
  }))
  const registration = {
    showNotification: async (title: string, options: unknown) =>
      void shown.push({ title, options } as Shown),
  }
  const clients = {
    matchAll: async () => windows,
    openWindow: async (path: string) => void done.push(`open ${path}`),
  }
  return {
    done,
    async push(text: string) {
      await showPushed(registration, { json: () => JSON.parse(text) })
      return shown.at(-1)
    },
    press: (path: string) => openPushed(clients as never, { close() {}, data: { path } }),
  }
}

const notice = { title: 'Order RM-1', body: 'Here.', orderId: 'RM-1' }

test.each([...Object.keys(noticePages), 'https://evil.example', '../admin', ''])(
  'a push to the page “%s” leads where the shop says',
  async (page) => {
    for (const orderId of ['RM-1', null, '../../evil', '//evil.example']) {
      const shown = await worker().push(JSON.stringify({ ...notice, page, orderId }))
      expect(shown?.options.data.path).toBe(noticePath({ page, orderId }))
    }
  },
)

test('an Arabic one reads from the right and leads to the Arabic page', async () => {
  const shown = await worker().push(
    JSON.stringify({ ...notice, page: 'new-delivery', language_code: 'arb' }),
  )
  expect(shown?.options).toMatchObject({ dir: 'rtl', data: { path: '/ar/new-delivery/RM-1' } })
})

test('an unreadable push message shows a notification that links to the list', async () => {
  for (const text of ['', 'null', 'no json', '[]']) {
    expect((await worker().push(text))?.options.data.path).toBe('/notifications')
  }
})

test('pressing it brings an open page forward and leads it, or opens one', async () => {
  const path = '/new-delivery/RM-1'
  const none = worker()
  await none.press(path)
  expect(none.done).toEqual([`open ${path}`])

  const home = worker([{ url: 'https://shop.example/home' }])
  await home.press(path)
  expect(home.done).toEqual(['focus /home', `navigate ${path}`])

  const there = worker([{ url: `https://shop.example${path}` }])
  await there.press(path)
  expect(there.done).toEqual([`focus ${path}`])

  const stubborn = worker([{ url: 'https://shop.example/home', canBeLed: false }])
  await stubborn.press(path)
  expect(stubborn.done).toEqual(['focus /home', `open ${path}`])

  const busy = worker([{ url: 'https://shop.example/ar/checkout?step=contact' }])
  await busy.press(path)
  expect(busy.done).toEqual([`open ${path}`])
})

test.each([
  ['a dot without a page', [], ['dot']],
  ['a dot while pages are hidden', ['hidden', 'hidden'], ['dot']],
  ['nothing while a page is seen', ['hidden', 'visible'], []],
])('a push puts %s on the icon', async (_, states, expected) => {
  const marks: string[] = []
  const clients = { matchAll: async () => states.map((visibilityState) => ({ visibilityState })) }
  const setAppBadge = async (count?: number) => void marks.push(String(count ?? 'dot'))
  await markIcon(clients as never, { setAppBadge })
  expect(marks).toEqual(expected)
})

test('a browser that marks no icon, or refuses to, shows notifications all the same', async () => {
  const clients = { matchAll: async () => [] }
  await expect(markIcon(clients, {})).resolves.toBe(undefined)
  const setAppBadge = () => Promise.reject(new Error('not installed'))
  await expect(markIcon(clients, { setAppBadge })).resolves.toBe(undefined)
})
