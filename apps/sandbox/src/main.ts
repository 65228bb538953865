// The workspace's own start of the program that is published as `onlend-sandbox`, from its sources.
import '@onlend/sandbox/program'
