import { AppUpdate, AppUpdateAvailability } from '@capawesome/capacitor-app-update'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import { appStartWords } from '@rimal/contract/words/app'
import { parseText, storedValue } from '@rimal/storefront/session/stored-value.ts'
import { showToast } from '@rimal/storefront/ui/toast.tsx'

/** The version that was suggested last; it is suggested again after a week. */
const suggested = storedValue<string | null>({
  area: 'local',
  key: 'app_update_suggested',
  version: 1,
  initial: null,
  parse: parseText,
  expiresAfterDays: 7,
})

/** Says in a strip that the store has a newer version of the app; nobody has to install it. */
export async function suggestUpdate(language: LanguageCode): Promise<void> {
  const info = await AppUpdate.getAppUpdateInfo()
  if (info.updateAvailability !== AppUpdateAvailability.UPDATE_AVAILABLE) return
  const version = info.availableVersionName ?? info.availableVersionCode ?? ''
  if (suggested.get() === version) return
  suggested.set(version)
  showToast(textIn(appStartWords.app_update_ready, language), {
    action: {
      label: textIn(appStartWords.app_update, language),
      onClick: () => void AppUpdate.openAppStore(),
    },
    waits: true,
  })
}
