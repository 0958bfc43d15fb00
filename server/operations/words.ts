/** Loads the words of every folder, so that answers can be rendered. A browser imports this file. */
import './approvals/words';
import './common/words';
