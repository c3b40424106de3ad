import { storedText } from './stored-value.ts'

/** The language that the shopper chose with the toggle; a script of `document.ts` reads it too. */
export const chosenLanguage = storedText('local', 'selectedLanguage')
