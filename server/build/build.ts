import { buildServer } from './build-server.ts'
import { buildWeb } from './build-web.ts'

const options = { say: (line: string) => process.stdout.write(`${line}\n`), always: true }

await buildServer(options)
await buildWeb(options)
