import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { databaseUrl } from './database.ts'

/** A database with the sample shop in it. `drop` lets it be forgotten; the next test need not wait for that. */
export type SampleCopy = { url: string; drop(): void }

let next: Promise<SampleCopy> | undefined

/** A copy of the template. While its test runs the next one is made, as most of that is waiting for the disk. */
export async function takeSampleCopy(): Promise<SampleCopy> {
  const copy = await (next ?? makeCopy())
  next = makeCopy()
  // The test that takes the copy gets its error; the end of the run removes a copy that no test took.
  next.catch(() => {})
  return copy
}

async function makeCopy(): Promise<SampleCopy> {
  const { url, template } = inject('server')
  const name = `${template}_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: url })
  admin.on('error', () => {})
  await admin.connect()
  await admin.query(`create database ${name} template ${template}`)
  return {
    url: databaseUrl(url, name),
    drop() {
      const gone = admin.query(`drop database if exists ${name} with (force)`)
      gone.then(() => admin.end()).catch(() => {})
    },
  }
}
