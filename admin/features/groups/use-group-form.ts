import type { Text } from '@rimal/contract/language'
import { type GroupKind, groupParts } from '@rimal/contract/staff/group-kinds'
import type { CatalogueGroup } from '@rimal/contract/staff/groups'
import { useState } from 'react'
import { useSend } from '../../queries.ts'
import { useChange } from '../../ui/use-change.ts'

const noText: Text = { en: '', ar: '' }
const black = '#1a1a1a'

/** Holds the fields of a group, or of a new one, and saves them. */
export function useGroupForm(kind: GroupKind, group: CatalogueGroup | null, onSaved: () => void) {
  const parts = groupParts[kind]
  const [title, setTitle] = useState(group?.title ?? noText)
  const [description, setDescription] = useState(group?.description ?? noText)
  const [searchTitle, setSearchTitle] = useState(group?.searchTitle ?? noText)
  const [searchDescription, setSearchDescription] = useState(group?.searchDescription ?? noText)
  const [colorCode, setColorCode] = useState(group ? (group.colorCode ?? '') : black)
  const [picture, setPicture] = useState(group?.picture ?? null)
  const [isUploading, setUploading] = useState(false)
  const send = useSend(['GET staff/list-groups'])
  const { run, isBusy, error, fields } = useChange(async () => {
    await send('POST staff/save-group', {
      body: {
        kind,
        id: group?.id ?? null,
        title,
        ...(parts.includes('description') ? { description } : {}),
        ...(parts.includes('searchTitle') ? { searchTitle, searchDescription } : {}),
        ...(parts.includes('colorCode') ? { colorCode: colorCode || null } : {}),
        ...(parts.includes('pictureId') ? { pictureId: picture?.id ?? null } : {}),
      },
    })
    onSaved()
  })
  return {
    parts,
    title: { value: title, onChange: setTitle },
    description: { value: description, onChange: setDescription },
    searchTitle: { value: searchTitle, onChange: setSearchTitle },
    searchDescription: { value: searchDescription, onChange: setSearchDescription },
    colorCode: { value: colorCode, onChange: setColorCode },
    picture: { picture, onChange: setPicture, onBusy: setUploading },
    /** A picture is still on its way. */
    isUploading,
    save: run,
    isBusy,
    error,
    /** The fields that the server refused, by name. */
    fields,
  }
}

export type GroupForm = ReturnType<typeof useGroupForm>
