import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildServer } from './build/build-server.ts'
import { StartError } from './config.ts'

/** What `npm start` runs: the server as one file, which is built first when a source has changed. */
try {
  const path = await buildServer({ say: (line) => process.stderr.write(`${line}\n`) })
  // The next start reads what this one has compiled; a folder that cannot be written costs nothing else.
  enableCompileCache(join(import.meta.dirname, 'dist/compiled'))
  // An error names the line of the source.
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(path).href)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
