import { SplashScreen } from '@capacitor/splash-screen'
import { StatusBar, Style } from '@capacitor/status-bar'

/** Draws the clock of the phone in ink, because pages are light, whatever the phone prefers. */
export async function drawStatusBar(): Promise<void> {
  await StatusBar.setStyle({ style: Style.Light })
}

/** Removes the splash, which stays until the app says so; a phone that cannot remove it shows none. */
export async function hideSplash(): Promise<void> {
  await SplashScreen.hide({ fadeOutDuration: 200 }).catch(() => {})
}
