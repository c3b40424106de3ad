import fastJson from 'fast-json-stringify'

/**
 * Writes answers of one shape. It is compiled when the first of them goes out: at start two hundred
 * shapes would cost a seventh of a second, of which a test or a job needs a handful.
 */
export function compileSerializer(schema: object): (answer: unknown) => string {
  let write: ((answer: unknown) => string) | undefined
  return (answer) => {
    write ??= fastJson(schema)
    return write(answer)
  }
}
