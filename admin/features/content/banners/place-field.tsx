import { NativeSelect } from '@mantine/core'
import { useWords } from '../../../words.tsx'
import { usePlaces } from './use-places.ts'

type Props = { value: string; onChange: (place: string) => void; error?: string | undefined }

/** Chooses where a banner stands. */
export function PlaceField({ value, onChange, error }: Props) {
  const { t } = useWords()
  const { choices, has, nameOf, isFailed } = usePlaces()
  return (
    <NativeSelect
      label={t('banners_place')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[...(has(value) ? [] : [{ value, label: nameOf(value) }]), ...choices]}
      error={error ?? (isFailed ? t('admin_no_answer') : undefined)}
    />
  )
}
