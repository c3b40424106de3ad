import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { databaseUrl } from '../database.ts'
import { markUnchanged, resetCopy } from './reset-copy.ts'

/** A database with the sample shop in it. `release` lets it go; the next test need not wait for that. */
export type SampleCopy = { url: string; release(): void }

/** Copies that a test has released, each being reset, and one that is made ahead. */
const waiting: Promise<SampleCopy | undefined>[] = []

/** A copy of the template that no other test uses. While its test runs the next one is made or reset. */
export async function takeSampleCopy(): Promise<SampleCopy> {
  const next = waiting.shift()
  if (waiting.length === 0) makeAhead()
  return (await next) ?? makeCopy()
}

function makeAhead() {
  const copy = makeCopy()
  // The test that takes the copy gets its error; the end of the run removes a copy that no test took.
  copy.catch(() => {})
  waiting.push(copy)
}

async function makeCopy(): Promise<SampleCopy> {
  const { url, template } = inject('server')
  const name = `${template}_${randomBytes(6).toString('hex')}`
  const admin = await connect(url)
  await admin.query(`create database ${name} template ${template}`)
  await admin.end()
  return openCopy(name)
}

async function openCopy(name: string): Promise<SampleCopy> {
  const { url } = inject('server')
  const copyUrl = databaseUrl(url, name)
  const client = await connect(copyUrl)
  const mark = await markUnchanged(client)
  await client.end()
  return {
    url: copyUrl,
    release() {
      const reset = resetOrDrop(name, mark)
      reset.catch(() => {})
      waiting.push(reset)
    },
  }
}

/** The same copy as it was before its test, or undefined after dropping one that cannot be reset. */
async function resetOrDrop(name: string, mark: string): Promise<SampleCopy | undefined> {
  const { url } = inject('server')
  const client = await connect(databaseUrl(url, name))
  const isReset = await resetCopy(client, mark).catch(() => false)
  await client.end()
  if (isReset) return openCopy(name)
  const admin = await connect(url)
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.end()
  return undefined
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}
