import { Sentence } from '../../i18n/sentence.ts'
import { useWords } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextButton } from '../../ui/text-link.tsx'

/**
 * A strip above the page that suggests the shop as an app. Without `onAdd` it explains how a phone adds the shop by
 * hand.
 */
export function InstallStrip({ onAdd, onClose }: { onAdd?: () => void; onClose: () => void }) {
  const { t } = useWords()
  return (
    <aside
      aria-label={t('install_title')}
      className="flex items-center gap-x-4 border-b border-rule bg-wash ps-(--gutter) pe-[max(.5rem,var(--safe-side))] text-small"
    >
      <p className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1 py-2 lg:justify-center">
        {onAdd ? (
          <>
            <span>{t('install_text')}</span>
            <TextButton onClick={onAdd}>{t('install_add')}</TextButton>
          </>
        ) : (
          <span>
            <Sentence
              text={t('install_by_hand')}
              parts={{
                share: (
                  <span key="share" className="whitespace-nowrap">
                    <Icon name="share" size="sm" className="inline align-[-.15em]" />{' '}
                    {t('install_share')}
                  </span>
                ),
              }}
            />
          </span>
        )}
      </p>
      <IconButton icon="close" size="sm" label={t('close')} onClick={onClose} />
    </aside>
  )
}
