import { App } from '@capacitor/app'

/** Calls `open` with each link that opens the app while it runs. */
export async function followLinks(open: (link: string) => void): Promise<void> {
  await App.addListener('appUrlOpen', ({ url }) => open(url))
}

/** Returns the link that started the app, if one did. */
export async function findLaunchLink(): Promise<string | undefined> {
  return (await App.getLaunchUrl())?.url
}
