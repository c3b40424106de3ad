import { readFolder } from './backup/read-folder.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { checkDatabase } from './process/check-database.ts'
import { runCommand } from './process/run-command.ts'
import { readConfig } from './config.ts'

/** Restores a shop from a backup into an empty place. */
await runCommand(async (say) => {
  const folder = readFolder('npm run restore -- FOLDER/rimal-…')
  const config = readConfig(process.env)
  if (config.databaseUrl) await checkDatabase(config.databaseUrl)
  await restoreBackup({ config, folder, say })
})
