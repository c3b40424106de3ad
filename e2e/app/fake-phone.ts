import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { expect, type Page, type Route } from '@playwright/test'
import { languagePath } from '@rimal/contract/language'
import { newContext, openTab, type Visit } from '../visit.ts'
import { appFolder, shopInBuild } from './build-app.ts'
import { installBridge, type Plugin, pluginHeaders } from './phone-plugins.ts'

const appOrigin = 'https://localhost'

type Asked = { plugin: string; method: string; options: Record<string, unknown> }
type Options = {
  /** The address of the shop that the app opens. */
  shop: string
  platform?: 'ios' | 'android'
}

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * A phone with the app: the app's files at its origin, and what the plugins of Capacitor would ask of a real phone. What
 * is outside the page, such as the keychain, survives a restart of the app.
 */
export async function openPhone(visit: Visit, { shop, platform = 'android' }: Options) {
  const context = await newContext(visit)
  const keychain = new Map<string, string>()
  const asked: Asked[] = []
  const held: { plugin: string; event: string; data: unknown }[] = []
  let app: Visit | null = null
  let sheet: Page | null = null
  let link: string | undefined
  let isConnected = true
  let permission = 'prompt'
  let update: object = { updateAvailability: 1 }
  const isApple = platform === 'ios'

  await context.route(`${appOrigin}/**`, (route) => serveApp(route, shop))
  await context.exposeBinding(
    'askPhone',
    async (_source, plugin: string, method: string, options: Record<string, unknown>) => {
      asked.push({ plugin, method, options })
      try {
        return { result: await answer(`${plugin}.${method}`, options) }
      } catch (error) {
        return { error: error as Error }
      }
    },
  )
  await context.addInitScript(installBridge, { headers: pluginHeaders, isApple })

  const answers: Record<string, (options: Record<string, unknown>) => unknown> = {
    'App.getLaunchUrl': () => (link ? { url: link } : {}),
    'AppUpdate.getAppUpdateInfo': () => update,
    'Browser.open': async ({ url }) => {
      sheet = await (await newContext(visit)).newPage()
      await sheet.goto(String(url))
    },
    // The browser of an Android phone cannot be closed by the app.
    'Browser.close': async () => {
      if (isApple) await closeSheet(false)
    },
    'Camera.takePhoto': () => ({ type: 0, webPath: `${appOrigin}/_capacitor_file_/photo.jpg` }),
    'Network.getStatus': () => ({ connected: isConnected, connectionType: 'wifi' }),
    'PushNotifications.checkPermissions': () => ({ receive: permission }),
    'PushNotifications.requestPermissions': () => {
      permission = 'granted'
      return { receive: permission }
    },
    'PushNotifications.register': () => {
      void emit('PushNotifications', 'registration', { value: 'token-of-the-fake-phone'.repeat(4) })
    },
    'SecureStorage.internalGetItem': ({ prefixedKey }) => ({
      data: keychain.get(String(prefixedKey)) ?? null,
    }),
    'SecureStorage.internalSetItem': ({ prefixedKey, data }) => {
      keychain.set(String(prefixedKey), String(data))
    },
    'SecureStorage.internalRemoveItem': ({ prefixedKey }) => ({
      success: keychain.delete(String(prefixedKey)),
    }),
  }

  /** A phone holds an event until the app listens for it. */
  async function answer(call: string, options: Record<string, unknown>) {
    if (!call.endsWith('.addListener')) return answers[call]?.(options)
    const waiting = held.filter((it) => `${it.plugin}.addListener` === call)
    for (const it of waiting) {
      if (it.event !== options['eventName']) continue
      held.splice(held.indexOf(it), 1)
      void emit(it.plugin as Plugin, it.event, it.data)
    }
    return undefined
  }

  async function emit(plugin: Plugin, event: string, data: unknown) {
    await app?.page.evaluate(
      ([to, what, said]) => globalThis.emitFromPhone(String(to), String(what), said),
      [plugin, event, data] as const,
    )
  }

  async function closeSheet(byCustomer: boolean) {
    const closing = sheet
    sheet = null
    await closing?.context().close()
    if (byCustomer) await emit('Browser', 'browserFinished', {})
  }

  return {
    context,
    keychain,
    asked,
    /** Starts the app, as the first time or again; `by` is what the customer pressed outside of it. */
    async start(by: { link?: string; push?: object } = {}): Promise<Visit> {
      await app?.page.close()
      link = by.link
      if (by.push) {
        const data = { actionId: 'tap', notification: by.push }
        held.push({ plugin: 'PushNotifications', event: 'pushNotificationActionPerformed', data })
      }
      const opened = await openTab(context, visit)
      app = {
        ...opened,
        // The developer's outbox and the shop's own calls are read at the address of the shop.
        context: visit.context,
        open: async (path) => {
          await opened.page.goto(appOrigin + languagePath(visit.language, path))
        },
      }
      await opened.page.goto(appOrigin)
      return app
    },
    async untilOpen() {
      await expect.poll(() => asked.some(({ method }) => method === 'hide')).toBe(true)
    },
    async openLink(url: string) {
      if (!isApple) await closeSheet(false)
      await emit('App', 'appUrlOpen', { url })
    },
    async pressBack() {
      const devtools = await context.newCDPSession(app?.page as Page)
      const { currentIndex } = await devtools.send('Page.getNavigationHistory')
      await emit('App', 'backButton', { canGoBack: currentIndex > 1 })
    },
    receivePush: (push: object) => emit('PushNotifications', 'pushNotificationReceived', push),
    tapPush: (push: object) =>
      emit('PushNotifications', 'pushNotificationActionPerformed', {
        actionId: 'tap',
        notification: push,
      }),
    async setConnected(connected: boolean) {
      isConnected = connected
      if (app) await emit('Network', 'networkStatusChange', { connected })
    },
    offerUpdate(version: string) {
      update = { updateAvailability: 2, availableVersionName: version }
    },
    /** The browser above the app. */
    async sheet(): Promise<Visit> {
      await expect.poll(() => sheet).not.toBeNull()
      return { ...visit, page: sheet as unknown as Page }
    },
    isSheetOpen: () => sheet !== null,
    closeSheet: () => closeSheet(true),
    async [Symbol.asyncDispose]() {
      await closeSheet(false)
      await context.close()
    },
  }
}

export type Phone = Awaited<ReturnType<typeof openPhone>>

/** Answers as the view of an app does: with a file of the app, or with its one document. */
async function serveApp(route: Route, shop: string) {
  const { pathname } = new URL(route.request().url())
  const extension = extname(pathname)
  const file =
    extension === '' ? 'index.html' : pathname.startsWith('/_capacitor_file_/') ? '' : pathname
  const path = file ? join(appFolder, file) : join(import.meta.dirname, '../../contract')
  const content = await readFile(path).catch(() => null)
  if (!content) return route.fulfill({ status: 404 })
  const isText = ['.html', '.js', ''].includes(extension)
  await route.fulfill({
    contentType: types[extname(file)] ?? 'application/octet-stream',
    body: isText ? content.toString().replaceAll(shopInBuild, shop) : content,
  })
}
