import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome']

/** The path of an installed Chromium: CHROMIUM_PATH, which must then exist, or the first on the PATH. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env['CHROMIUM_PATH']
  if (given) return isExecutable(given) ? given : undefined

  return names.flatMap((name) => placesOf(name, env)).find(isExecutable)
}

/**
 * The path of Chromium's headless shell on the PATH. The shell opens a page with a third of the work of the whole
 * browser, because it has no windows of its own.
 */
export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return placesOf('chromium-headless-shell', env).find(isExecutable)
}

function placesOf(name: string, env: NodeJS.ProcessEnv): string[] {
  return (env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Installs Debian's packages, showing the installer's own progress. */
function install(packages: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // A package that does not exist here must not keep the others from being installed.
  const installs = packages.map((name) => ['install', '-y', '--no-install-recommends', name])
  for (const args of [['update'], ...installs]) {
    console.log(`apt-get ${args.join(' ')}`)
    spawnSync('apt-get', args, { stdio: 'inherit', env })
  }
}

function ensureChromium(): void {
  const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (mayInstall && !process.env['CHROMIUM_PATH']) {
    const missing = [
      ...(findChromium() ? [] : ['chromium']),
      ...(findHeadlessShell() ? [] : ['chromium-headless-shell']),
    ]
    if (missing.length > 0) install(missing)
  }

  const found = findChromium()
  if (found) {
    return console.log(
      `Chromium is ${found}, its headless shell ${findHeadlessShell() ?? 'missing'}`,
    )
  }
  console.error(
    process.env['CHROMIUM_PATH']
      ? `CHROMIUM_PATH is ${process.env['CHROMIUM_PATH']}, which is no program: correct it or unset it.`
      : `Browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.`,
  )
  process.exitCode = 1
}

if (import.meta.main) ensureChromium()
