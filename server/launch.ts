import { pathToFileURL } from 'node:url'
import { buildServer } from './build/build-server.ts'
import { StartError } from './config.ts'

/** What `npm start` runs: the server as one file, which is built first when a source has changed. */
try {
  const path = await buildServer({ say: (line) => process.stderr.write(`${line}\n`) })
  // An error names the line of the source.
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(path).href)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
