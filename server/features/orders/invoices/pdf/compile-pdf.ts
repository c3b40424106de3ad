import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import type { PrintedDocument } from './print-document.ts'

// Runs in a separate thread, because laying out a long document takes as long as a hundred answers.
export type Asked = { id: number; documents: PrintedDocument[] }
export type Compiled = { id: number; pdf: Uint8Array } | { id: number; message: string }

const fonts = [
  import.meta
    .resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/almarai/400Regular/Almarai_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/marcellus/400Regular/Marcellus_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/el-messiri/400Regular/ElMessiri_400Regular.ttf'),
]

// The compiler that tags documents is published for this kind of machine alone (decisions/0050).
const canTag = process.platform === 'linux' && process.arch === 'x64'
const { NodeCompiler } = await (canTag
  ? import('@myriaddreamin/typst-ts-node-compiler')
  : import('typst-compiler-for-all'))

const compiler = NodeCompiler.create({
  workspace: import.meta.dirname,
  fontArgs: [{ fontBlobs: fonts.map((address) => readFileSync(new URL(address))) }],
})

parentPort?.on('message', ({ id, documents }: Asked) => {
  try {
    const pdf = compiler.pdf(
      {
        mainFilePath: join(import.meta.dirname, 'document.typ'),
        inputs: { data: JSON.stringify(documents) },
      },
      // The PDF has tags for screen readers; the compiler refuses a document that cannot have them.
      canTag ? { pdfStandard: 'ua-1' } : {},
    )
    // The cached layouts of earlier documents are dropped soon.
    compiler.evictCache(2)
    answer({ id, pdf })
  } catch (error) {
    answer({ id, message: error instanceof Error ? error.message : String(error) })
  }
})

function answer(compiled: Compiled) {
  parentPort?.postMessage(compiled, [])
}
