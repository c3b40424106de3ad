import { makeBackup } from './backup/make-backup.ts'
import { readFolder } from './backup/read-folder.ts'
import { checkDatabase } from './process/check-database.ts'
import { runCommand } from './process/run-command.ts'
import { readConfig } from './config.ts'

/** Backs up the whole shop, its database and its files, while the shop runs or not. */
await runCommand(async (say) => {
  const folder = readFolder('npm run backup -- FOLDER')
  const config = readConfig(process.env)
  if (config.databaseUrl) await checkDatabase(config.databaseUrl)
  await makeBackup({ config, folder, say })
})
