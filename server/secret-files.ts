import { readFileSync } from 'node:fs'

type Env = Record<string, string | undefined>

/**
 * Takes the settings called `names` out of files where a variable `NAME_FILE` says so, as the secrets of containers and
 * of systemd need it. Returns all variables, and a sentence for each file that cannot be read or that a variable of the
 * same name contradicts. What a file holds is never repeated.
 */
export function readSecretFiles(env: Env, names: readonly string[]): { env: Env; wrong: string[] } {
  const wrong: string[] = []
  const read: Env = {}
  for (const name of names) {
    const path = env[`${name}_FILE`]?.trim()
    if (!path) continue
    if (env[name]?.trim()) wrong.push(`${name} and ${name}_FILE are both set; only one may be.`)
    else {
      try {
        read[name] = readFileSync(path, 'utf8').trim()
        // The default would stand for it otherwise: an empty database, or a new secret.
        if (read[name] === '') wrong.push(`${name}_FILE names a file that is empty.`)
      } catch (error) {
        const { code = 'unknown' } = error as NodeJS.ErrnoException
        wrong.push(`${name}_FILE names a file that cannot be read (${code}).`)
      }
    }
  }
  return { env: { ...env, ...read }, wrong }
}
