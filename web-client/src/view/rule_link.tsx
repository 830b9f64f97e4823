// A link to the rule that something follows from.
import { at } from '../base';
import { pageOfRule } from '../games';
import { t } from '../words/t';

export function RuleLink({ rule }: { rule: string }) {
  return (
    <a class="rule" href={at(pageOfRule(rule))} target="_blank" rel="noreferrer" aria-label={t('rule-link', { rule })}>
      {rule}
    </a>
  );
}
