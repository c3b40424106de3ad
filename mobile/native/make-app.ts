import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const mobile = join(import.meta.dirname, '..')

// Makes both native projects ready for Android Studio and Xcode, with the settings of the environment and of mobile/.env.
const steps = [
  { command: 'npm', args: ['run', '--silent', 'settings'] },
  { command: 'npm', args: ['run', '--silent', 'artwork'] },
  { command: 'npm', args: ['run', '--silent', 'build'] },
  { command: 'npx', args: ['cap', 'sync'] },
]
for (const { command, args } of steps) {
  const { status } = spawnSync(command, args, { cwd: mobile, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
