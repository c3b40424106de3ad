import type { CapacitorConfig } from '@capacitor/cli'
import { settings } from './settings.ts'

const paper = '#FBF9F5'

const config: CapacitorConfig = {
  appId: settings.appId,
  appName: settings.appName,
  webDir: 'dist',
  backgroundColor: paper,
  // Text and pictures grow with a gesture, as WCAG asks.
  zoomEnabled: true,
  server: {
    // The origins that contract/app/app-origins.ts names: https://localhost and capacitor://localhost.
    hostname: 'localhost',
    androidScheme: 'https',
    iosScheme: 'capacitor',
    cleartext: false,
  },
  android: { allowMixedContent: false },
  ios: {
    // The pages keep clear of the edges of the screen themselves, with safe areas.
    contentInset: 'never',
    // A link that is pressed for long would open a preview outside the app.
    allowsLinkPreview: false,
  },
  plugins: {
    // The start screen stays until the first page is painted; the app hides it.
    SplashScreen: { launchAutoHide: false, launchFadeOutDuration: 200, backgroundColor: paper },
    // LIGHT is dark text on a light page. The shop has no dark theme.
    SystemBars: { insetsHandling: 'native', initialViewportFitValueHint: 'cover', style: 'LIGHT' },
    StatusBar: { overlaysWebView: true, style: 'LIGHT' },
    // The keyboard makes the page smaller (`resize: 'native'`, the default), so it covers no field.
    Keyboard: { autoBackdropColor: 'auto' },
    // While the app is open, it shows a notification itself.
    PushNotifications: { presentationOptions: ['badge'] },
    Badge: { persist: true, autoClear: false },
  },
}

export default config
