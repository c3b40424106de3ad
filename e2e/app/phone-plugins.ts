/** The methods of the plugins that the app calls, as a phone announces them to the page. */
const methods = {
  App: ['getLaunchUrl', 'minimizeApp', 'exitApp'],
  AppUpdate: ['getAppUpdateInfo', 'openAppStore'],
  Badge: ['set', 'clear'],
  Browser: ['open', 'close'],
  Camera: ['takePhoto', 'chooseFromGallery'],
  Haptics: ['impact'],
  Keyboard: [],
  Network: ['getStatus'],
  PushNotifications: [
    'checkPermissions',
    'requestPermissions',
    'register',
    'unregister',
    'removeAllDeliveredNotifications',
  ],
  SecureStorage: ['internalGetItem', 'internalSetItem', 'internalRemoveItem'],
  Share: ['share'],
  SplashScreen: ['hide'],
  StatusBar: ['setStyle'],
} as const satisfies Record<string, readonly string[]>

export type Plugin = keyof typeof methods

export const pluginHeaders = Object.entries(methods).map(([name, promises]) => ({
  name,
  methods: [
    ...promises.map((method) => ({ name: method, rtype: 'promise' })),
    { name: 'addListener', rtype: 'callback' },
    { name: 'removeListener', rtype: 'callback' },
  ],
}))

type Callback = (data: unknown) => void
type Answer = { result?: unknown; error?: { code: string; message: string } }

declare global {
  var askPhone: (plugin: string, method: string, options: unknown) => Promise<Answer>
  var emitFromPhone: (plugin: string, event: string, data: unknown) => void
}

/** Runs in the page before its scripts: what a phone puts there for Capacitor, whose calls go to the test. */
export function installBridge({
  headers,
  isApple,
}: {
  headers: typeof pluginHeaders
  isApple: boolean
}) {
  const listeners = new Map<string, { key: string; callback: Callback }>()
  const ask = async (plugin: string, method: string, options: unknown) => {
    const { result, error } = await globalThis.askPhone(plugin, method, options ?? {})
    if (error) throw Object.assign(new Error(error.message), error)
    return result
  }
  const bridge = {
    PluginHeaders: headers,
    nativePromise: ask,
    nativeCallback(
      plugin: string,
      method: string,
      options: { eventName: string; callbackId?: string },
      callback: Callback,
    ) {
      const id = options.callbackId ?? `listener-${Math.random()}`
      if (method === 'removeListener') listeners.delete(id)
      else {
        listeners.set(id, { key: `${plugin}.${options.eventName}`, callback })
        void ask(plugin, method, options)
      }
      return id
    },
  }
  globalThis.emitFromPhone = (plugin, event, data) => {
    for (const { key, callback } of listeners.values()) {
      if (key === `${plugin}.${event}`) callback(data)
    }
  }
  const native = isApple
    ? { webkit: { messageHandlers: { bridge: { postMessage() {} } } } }
    : { androidBridge: { postMessage() {} } }
  Object.assign(globalThis, native, { Capacitor: bridge })
}
