import { languageOfPath } from '@rimal/contract/language'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { listOwnPages } from './own-pages.ts'

type OwnPages = Awaited<ReturnType<typeof listOwnPages>>

/**
 * Returns the customer's own pages that can be read without a connection. Where one of them was asked for, it is opened
 * at once: no document of it is stored, because the shop marks such documents as personal.
 */
export function useOwnPages(asked: string): OwnPages {
  const [pages, setPages] = useState<OwnPages>([])
  const navigate = useNavigate()
  useEffect(() => {
    let isLeft = false
    const { path } = languageOfPath(asked)
    const show = (found: OwnPages) => {
      if (isLeft) return
      if (found.some((page) => page.path === path)) void navigate(path, { replace: true })
      else setPages(found)
    }
    listOwnPages().then(show, () => {})
    return () => {
      isLeft = true
    }
  }, [asked, navigate])
  return pages
}
