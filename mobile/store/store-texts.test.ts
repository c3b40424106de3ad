import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The longest texts that the stores take, in characters. */
const limits: Record<string, number> = {
  'ios/name.txt': 30,
  'ios/subtitle.txt': 30,
  'ios/keywords.txt': 100,
  'ios/promotional_text.txt': 170,
  'ios/description.txt': 4000,
  'ios/release_notes.txt': 4000,
  'android/title.txt': 30,
  'android/short_description.txt': 80,
  'android/full_description.txt': 4000,
  'android/changelogs/default.txt': 500,
}

const languages = [
  { ios: 'en-US', android: 'en-US' },
  { ios: 'ar-SA', android: 'ar' },
]

function textsOf(store: 'ios' | 'android', language: string): Record<string, string> {
  const folder = join(import.meta.dirname, store, language)
  const files = globSync('**/*.txt', { cwd: folder })
  return Object.fromEntries(
    files.map((file) => [`${store}/${file}`, readFileSync(join(folder, file), 'utf8').trim()]),
  )
}

test.each(languages)('the texts of $ios are complete, and none is too long', ({ ios, android }) => {
  const texts = { ...textsOf('ios', ios), ...textsOf('android', android) }
  expect(Object.keys(texts).toSorted()).toEqual(Object.keys(limits).toSorted())
  for (const [file, text] of Object.entries(texts)) {
    const length = [...text].length
    expect({ file, fits: length > 0 && length <= (limits[file] ?? 0) }).toEqual({
      file,
      fits: true,
    })
  }
})

test('Arabic texts have Arabic signs and Latin digits', () => {
  const texts = { ...textsOf('ios', 'ar-SA'), ...textsOf('android', 'ar') }
  for (const [file, text] of Object.entries(texts)) {
    // Keywords stand between Latin commas, as Apple asks.
    const sentences = file.endsWith('keywords.txt') ? text.replaceAll(',', '') : text
    expect({ file, has: /[,;?٠-٩]/.test(sentences) }).toEqual({ file, has: false })
  }
})
