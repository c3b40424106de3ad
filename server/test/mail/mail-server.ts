import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Starts a mail server that accepts emails for all recipients but one, and logs in everybody but this one. */
export async function mailServer(refused: string) {
  let isRefusing = true
  const received: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let email: string | null = null
    socket.on('error', () => {})
    socket.write('220 ready\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        if (email === null) socket.write(answerTo(line))
        else if (line !== '.') email += `${line}\n`
        if (line === 'DATA') email = ''
        if (line !== '.' || email === null) continue
        received.push(email)
        email = null
        socket.write('250 taken\r\n')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  function answerTo(line: string): string {
    if (line.startsWith('RCPT') && isRefusing && line.includes(refused))
      return '550 nobody here\r\n'
    if (line.startsWith('AUTH PLAIN ')) {
      const isKnown = !Buffer.from(line.slice(11), 'base64').toString().includes(refused)
      return isKnown ? '235 welcome\r\n' : '535 unknown\r\n'
    }
    if (line === 'DATA') return '354 go on\r\n'
    return '250 ok\r\n'
  }
  return {
    received,
    acceptAll: () => {
      isRefusing = false
    },
    settings: {
      mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Rimal <hello@rimal.example>' },
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
