import type { Analysis } from '../pipeline/analysis.js';
import { activity } from './activity.js';
import { adjointStates } from './adjoint-states.js';
import { answers } from './answers.js';
import { argumentLists } from './argument-lists.js';
import { callees } from './callees.js';
import { changingHandles } from './changing-handles.js';
import { checkpoints } from './checkpoints.js';
import { classes } from './classes.js';
import { comparisons } from './comparisons.js';
import { containers, namedContainers } from './containers.js';
import { countedCalls } from './counted-calls.js';
import { declaredValues } from './declared-values.js';
import { definiteAssignment } from './definite-assignment.js';
import { directives } from './directives.js';
import { doubtfulReads } from './doubtful-reads.js';
import { droppedValues } from './dropped-values.js';
import { earlierCalls } from './earlier-calls.js';
import { functionNames } from './function-names.js';
import { handles } from './handles.js';
import { hiddenBuiltins } from './hidden-builtins.js';
import { incrementRuns } from './increment-runs.js';
import { innerAssignments } from './inner-assignments.js';
import { jointCalls } from './joint-calls.js';
import { keptConstants } from './kept-constants.js';
import { keptHandles } from './kept-handles.js';
import { lastingValues } from './lasting-values.js';
import { lateVariables } from './late-variables.js';
import { liveness } from './liveness.js';
import { names } from './names.js';
import { offeredOutputs } from './offered-outputs.js';
import { onlyValues } from './only-values.js';
import { origins } from './origins.js';
import { overflows } from './overflows.js';
import { parallelLoops } from './parallel-loops.js';
import { possibleFunctions } from './possible-functions.js';
import { recordedSizes } from './recorded-sizes.js';
import { ruledHelpers } from './ruled-helpers.js';
import { rules } from './rules.js';
import { shadowing } from './shadowing.js';
import { shapes } from './shapes.js';
import { sharedReductions } from './shared-reductions.js';
import { sharing } from './sharing.js';
import { sparsePatterns } from './sparse-patterns.js';
import { squaresOfRoots } from './squares-of-roots.js';
import { steepValues } from './steep-values.js';
import { spectra } from './spectra.js';
import { substitutions } from './substitutions.js';
import { writtenTexts } from './written-texts.js';
import { zeroedParts } from './zeroed-parts.js';

/** All analyses, by name. */
export const analyses: ReadonlyMap<string, Analysis> = new Map(
  [
    activity,
    adjointStates,
    argumentLists,
    callees,
    changingHandles,
    checkpoints,
    classes,
    comparisons,
    containers,
    namedContainers,
    countedCalls,
    answers,
    declaredValues,
    definiteAssignment,
    directives,
    doubtfulReads,
    droppedValues,
    earlierCalls,
    functionNames,
    handles,
    hiddenBuiltins,
    incrementRuns,
    innerAssignments,
    jointCalls,
    keptConstants,
    keptHandles,
    lastingValues,
    lateVariables,
    liveness,
    names,
    offeredOutputs,
    onlyValues,
    origins,
    overflows,
    parallelLoops,
    possibleFunctions,
    recordedSizes,
    ruledHelpers,
    rules,
    shadowing,
    shapes,
    sharedReductions,
    sharing,
    sparsePatterns,
    squaresOfRoots,
    steepValues,
    spectra,
    substitutions,
    writtenTexts,
    zeroedParts,
  ].map((it) => [it.name, it]),
);
