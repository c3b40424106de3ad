import { App } from '@capacitor/app'

/**
 * Lets the back button of an Android phone close what is open above the page first, then return to the page before, and
 * leave the app at its first page. An open dialog has an entry in the history, so that both are one step back.
 */
export async function followBackButton(): Promise<void> {
  await App.addListener('backButton', ({ canGoBack }) => {
    if (isDialogOpen() || canGoBack) history.back()
    else void App.minimizeApp()
  })
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog:modal') !== null
}
