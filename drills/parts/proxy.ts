import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { ports } from './drill.ts'

const servers = ['first', 'second']

/** Starts HAProxy in front of two processes: one whose /readyz refuses gets no new requests. */
export async function openProxy(folder: string) {
  const file = join(folder, 'proxy.cfg')
  const socket = join(folder, 'proxy.sock')
  await writeFile(file, configuration(socket))
  const proxy = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  await once(proxy, 'spawn')

  /** Gives HAProxy a command, as an operator does with `socat`. */
  async function command(line: string): Promise<string> {
    const client = connect(socket)
    await once(client, 'connect')
    client.end(`${line}\n`)
    return text(client)
  }
  async function rows(): Promise<Record<string, string>[]> {
    const [head = '', ...lines] = (await command('show stat')).replace(/^# /, '').trim().split('\n')
    const names = head.split(',')
    return lines.map((line) =>
      Object.fromEntries(line.split(',').map((value, at) => [names[at], value])),
    )
  }
  const isUp = async () => {
    const list = await rows().catch(() => [])
    return servers.every((name) => list.some((row) => row.svname === name && row.status === 'UP'))
  }
  while (!(await isUp())) {
    if (proxy.exitCode !== null) throw new Error('HAProxy did not start.')
    await delay(100)
  }

  return {
    address: `http://127.0.0.1:${ports.proxy}`,
    /** Sends no more requests to a process, as an operator does before stopping it. */
    takeOut: (turn: number) => command(`set server shop/${servers[turn]} state maint`),
    bringBack: (turn: number) => command(`set server shop/${servers[turn]} state ready`),
    /** How many requests HAProxy has sent again, of which clients saw nothing. */
    async countRetries(): Promise<number> {
      const backend = (await rows()).find(({ svname }) => svname === 'BACKEND')
      return Number(backend?.wretr) + Number(backend?.wredis)
    },
    [Symbol.dispose]: () => void proxy.kill(),
  }
}

function configuration(socket: string): string {
  return `global
  stats socket ${socket} level admin
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  option redispatch
  retries 3
  # Only a request that was surely not received is sent to the other process.
  retry-on conn-failure
listen shop
  bind 127.0.0.1:${ports.proxy}
  option httpchk GET /readyz
  option forwardfor
  default-server check inter 500ms fall 2 rise 1
  server first 127.0.0.1:${ports.shop}
  server second 127.0.0.1:${ports.second}
`
}
