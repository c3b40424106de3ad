import { spawnSync } from 'node:child_process'

/** Makes sure that programs are there; where they are missing, says or, if it may, does what installs them. */
export function needPrograms(programs: readonly string[], packages: string, mayInstall: boolean) {
  needPackage(() => programs.every(isThere), packages, mayInstall)
}

/** The same for what is no program. */
export function needPackage(isInstalled: () => boolean, packages: string, mayInstall: boolean) {
  if (isInstalled()) return
  const line = `apt-get install -y --no-install-recommends ${packages}`
  if (!mayInstall) throw new Error(`Something is missing. Run with --install, or: ${line}`)
  const [command = '', ...args] = line.split(' ')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync(command, args, { stdio: 'inherit', env })
  if (status !== 0) throw new Error('The packages could not be installed.')
}

function isThere(program: string): boolean {
  return spawnSync('which', [program]).status === 0
}
