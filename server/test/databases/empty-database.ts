import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { databaseUrl } from '../database.ts'

/** A database with nothing in it, for what makes its own tables; `await using` drops it. */
export async function emptyDatabase() {
  const { url, template } = inject('server')
  const name = `${template}_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  return {
    url: databaseUrl(url, name),
    async [Symbol.asyncDispose]() {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
