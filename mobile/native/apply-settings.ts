import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeNativeFiles } from './native-files.ts'
import { readNativeSettings, refuseSettings } from './native-settings.ts'

const mobile = join(import.meta.dirname, '..')

// Writes the settings of the app into both native projects. A second run changes nothing.
const settings = readNativeSettings()
const refusals = refuseSettings(settings)
if (refusals.length > 0) {
  process.stderr.write(`${refusals.join('\n')}\n`)
  process.exit(1)
}
for (const [path, text] of Object.entries(writeNativeFiles(settings))) {
  const file = join(mobile, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
