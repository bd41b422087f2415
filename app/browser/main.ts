import { startMenus } from './menus.ts';
import { startMotionSwitch } from './motion.ts';
import { startPhoneMenu } from './phone-menu.ts';
import { startPhrases } from './phrases.ts';
import { startPrefetch } from './prefetch.ts';
import { startReveal } from './reveal.ts';
import { startScrolling } from './scrolling.ts';
import { startIslands } from './start-islands.ts';
import { storeSource } from './visit-source.ts';

startMotionSwitch();
startMenus();
startPhoneMenu();
void startReveal();
startScrolling();
startPhrases();
startPrefetch();
storeSource();
// What the first view needs comes first.
addEventListener('load', startIslands);
