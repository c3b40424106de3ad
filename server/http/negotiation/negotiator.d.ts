/** The types of @types/negotiator know no preference among encodings that the caller likes equally. */
declare module 'negotiator' {
  export class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> })
    encoding(
      available: readonly string[],
      options: { preferred: readonly string[] },
    ): string | undefined
    language(available: readonly string[]): string | undefined
  }
}
