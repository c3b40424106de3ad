/** The folder of the files of all imports. */
export const importsFolder = 'imports'

/** The key of the file of an import, which is there until its rows are in the database. */
export function importKey(id: string): string {
  return `${importsFolder}/${id}`
}
