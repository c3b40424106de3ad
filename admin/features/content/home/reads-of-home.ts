import type { ReadAddress } from '../../../call.ts'

/** What is read anew after the home page has changed. */
export const readsOfHome: ReadAddress[] = ['GET staff/get-home', 'GET staff/list-home-versions']
