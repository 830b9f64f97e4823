// A name that others will see; a friendly one is filled in. Signing in is beside it.
import { useState } from 'preact/hooks';
import { loadIdentity, takenInvitation } from '../state/identity';
import { friendlyName } from '../state/friendly_name';
import { t } from '../words/t';

/** Marks of direction, which a keyboard or a copied name brings along. */
const kUnseen = /[\u200e\u200f\u061c]/g;

interface NameFormProps {
  label: string;
  submit: (name: string, password: string) => void;
  signIn?: boolean;
}

export function NameForm({ label, submit, signIn = false }: NameFormProps) {
  const [name, setName] = useState(() => (signIn ? '' : (loadIdentity()?.name ?? friendlyName())));
  const [password, setPassword] = useState('');
  const [known, setKnown] = useState(signIn);
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const given = name.replace(kUnseen, '').trim();
        if (given) submit(given, password);
      }}
    >
      <label>
        {t('your-name')}
        <input
          name="name"
          required
          maxLength={30}
          autocomplete="nickname"
          data-first
          value={name}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <p class="hint">{t(takenInvitation() ? 'name-invited' : 'name-hint')}</p>
      {known ? (
        <label>
          {t('password')}
          <input
            type="password"
            autocomplete="current-password"
            value={password}
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
          <span class="hint">{t('password-hint')}</span>
        </label>
      ) : (
        <button type="button" class="quiet small" onClick={() => setKnown(true)}>
          {t('have-password')}
        </button>
      )}
      <button class="primary" type="submit">
        {label}
      </button>
    </form>
  );
}
