/** The account of the password, for programs that store passwords. */
export function Username({ contact }: { contact: string | null }) {
  if (!contact) return null
  return (
    <input type="text" name="username" autoComplete="username" value={contact} readOnly hidden />
  )
}
