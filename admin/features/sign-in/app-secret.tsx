import { useMemo } from 'react'
import { renderSVG } from 'uqr'
import { useWords } from '../../words.tsx'
import css from './sign-in.module.css'

/** The secret of an authenticator app, as a QR code and as a text to type. */
export function AppSecret({ uri, secret }: { uri: string; secret: string }) {
  const { t } = useWords()
  const qr = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}`, [uri])
  return (
    <div className={css.enrol}>
      <img src={qr} alt={t('join_qr')} />
      <div>
        <p>{t('join_app_secret')}</p>
        <p className={css.secret}>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</p>
      </div>
    </div>
  )
}
