/** Waits for something that a shopper does not miss; `_because` says why. Null where it failed. */
export function ignoreFailure<Result>(
  promise: Promise<Result>,
  _because: string,
): Promise<Result | null> {
  return promise.catch(() => null)
}
