/** The specification's login record: a hint for the screen, the server decides. */
export function isLoggedIn(): boolean {
  try {
    return localStorage.getItem('first_app') !== null
  } catch {
    return false
  }
}
