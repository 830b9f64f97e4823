// The first script, and a small one: asks for the language at once, while everything else arrives.
import './style.css';
import { again } from './again';
import { sayPageMissing } from './missing';
import { languageFor, loadSettings } from './state/settings';
import { fileOf, textOf } from './words/languages';

textOf(fileOf(languageFor(loadSettings(), navigator.languages))).catch(() => undefined); // main says it
again(() => import('./main')).catch(sayPageMissing);
