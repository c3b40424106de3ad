import { makeBackup } from './backup/make-backup.ts'
import { runCommand } from './backup/run-command.ts'
import { checkDatabase } from './process/check-database.ts'
import { readConfig } from './config.ts'

/** Backs up the whole shop, its database and its files, while the shop runs or not. */
await runCommand('npm run backup -- FOLDER', async ({ folder, say }) => {
  const config = readConfig(process.env)
  if (config.databaseUrl) await checkDatabase(config.databaseUrl)
  await makeBackup({ config, folder, say })
})
