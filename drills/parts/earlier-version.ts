import { execFileSync } from 'node:child_process'
import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './shop-process.ts'

/** Puts the files of a commit into a folder, with the packages that are installed here. */
export async function checkOutEarlier(commit: string, folder: string) {
  execFileSync('sh', ['-c', `git archive '${commit}' | tar x -C '${folder}'`], { cwd: root })
  const packages = join(root, 'node_modules')
  const own = join(folder, 'node_modules')
  await mkdir(join(own, '@rimal'), { recursive: true })
  for (const name of await readdir(packages)) {
    if (name !== '@rimal') await symlink(join(packages, name), join(own, name))
  }
  // A workspace of ours has to be the one of that commit.
  for (const name of await readdir(join(packages, '@rimal'))) {
    await symlink(join(folder, name), join(own, '@rimal', name))
  }
}
