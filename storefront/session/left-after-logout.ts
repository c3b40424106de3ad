import { chosenLanguage } from './chosen-language.ts'
import { emptyStorage, storedText } from './stored-value.ts'

/** The key under which a browser stores that the app was suggested in it, and when. */
export const installSuggestedKey = 'install_suggested'

/** What is about the browser and not about the customer. */
const left = [chosenLanguage, storedText('local', installSuggestedKey)]

/** Empties the local storage at logout, all but what is about the browser. */
export function emptyLocalStorage() {
  const texts = left.map((value) => value.get())
  emptyStorage('local')
  for (const [index, value] of left.entries()) if (texts[index]) value.set(texts[index])
}
