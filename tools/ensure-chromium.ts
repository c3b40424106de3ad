import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome']

/** The path of an installed Chromium: CHROMIUM_PATH, which must then exist, or the first on the PATH. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env['CHROMIUM_PATH']
  if (given) return isExecutable(given) ? given : undefined

  const folders = (env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Installs Debian's package, showing the installer's own progress. */
function installChromium(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    console.log(`apt-get ${args.join(' ')}`)
    spawnSync('apt-get', args, { stdio: 'inherit', env })
  }
}

function ensureChromium(): void {
  const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (!findChromium() && mayInstall && !process.env['CHROMIUM_PATH']) installChromium()

  const found = findChromium()
  if (found) return console.log(`Chromium is ${found}`)
  console.error(
    process.env['CHROMIUM_PATH']
      ? `CHROMIUM_PATH is ${process.env['CHROMIUM_PATH']}, which is no program: correct it or unset it.`
      : `Browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.`,
  )
  process.exitCode = 1
}

if (import.meta.main) ensureChromium()
