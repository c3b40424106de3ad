import { restoreBackup } from './backup/restore-backup.ts'
import { runCommand } from './backup/run-command.ts'
import { checkDatabase } from './process/check-database.ts'
import { readConfig } from './config.ts'

/** Restores a shop from a backup into an empty place. */
await runCommand('npm run restore -- FOLDER/rimal-…', async ({ folder, say }) => {
  const config = readConfig(process.env)
  if (config.databaseUrl) await checkDatabase(config.databaseUrl)
  await restoreBackup({ config, folder, say })
})
