const tableAfter = /\b(?:from|into|update|join)\s+(?:only\s+)?(?:"?\w+"?\.)?"?([a-z_]\w*)"?/i
const known = ['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback']
const maxNames = 300
const names = new Map<string, string>()

/**
 * Names a statement by its verb and its first table, such as `select orders`. Texts are constant in the sources, so
 * the names of the first few hundred are remembered.
 */
export function statementName(text: string): string {
  const found = names.get(text)
  if (found !== undefined) return found
  const name = read(text)
  if (names.size < maxNames * 10) names.set(text, name)
  return name
}

function read(text: string): string {
  const [, first = ''] = /^\s*(?:--[^\n]*\n\s*)*(\w+)/.exec(text) ?? []
  const verb = first.toLowerCase()
  if (['begin', 'commit', 'rollback', 'savepoint', 'release'].includes(verb)) return verb
  const [, table] = tableAfter.exec(text) ?? []
  const acts = known.includes(verb) ? verb : verb === 'with' ? 'with' : 'other'
  return table ? `${acts} ${table.toLowerCase()}` : acts
}

/** Returns the text of a statement without values: parameters are not in it, and literals are left out. */
export function withoutValues(text: string): string {
  return text
    .replaceAll(/'(?:[^']|'')*'/g, "'…'")
    .replaceAll(/\s+/g, ' ')
    .slice(0, 2000)
}
