import { maxFileName, maxImportBytes } from '@rimal/contract/staff/import-kinds'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useAsk } from '../../ask.ts'
import { uploadFile } from '../../ui/upload-file.ts'

export type Sending = { name: string; percent: number }

/** Sends a file and opens its dry run. */
export function useUploadImport() {
  const ask = useAsk()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [sending, setSending] = useState<Sending | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const stopping = useRef<AbortController | null>(null)
  useEffect(() => () => stopping.current?.abort(), [])

  async function send(file: File) {
    setError(null)
    setTooLarge(file.size > maxImportBytes)
    if (file.size > maxImportBytes || stopping.current) return
    const controller = new AbortController()
    const { signal } = controller
    stopping.current = controller
    setSending({ name: file.name, percent: 0 })
    const onProgress = (sent: number, total: number) =>
      setSending({ name: file.name, percent: Math.floor((sent / Math.max(total, 1)) * 100) })
    const query = { file: file.name.slice(-maxFileName) }
    try {
      const { id } = await ask(() =>
        uploadFile('POST staff/upload-import', { file, query, onProgress, signal }),
      )
      await queries.invalidateQueries({ queryKey: ['GET staff/list-imports'] })
      if (!signal.aborted) await navigate(`/products/import/${id}`)
    } catch (failure) {
      if (!signal.aborted) setError(failure)
    } finally {
      stopping.current = null
      setSending(null)
    }
  }

  return { send, stop: () => stopping.current?.abort(), sending, error, isTooLarge }
}
